import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { atTable, keep, toFriend, visitor } from './playing';
import { share } from './volume';

for (const theme of share(['light', 'dark', 'contrast'])) {
  test(`a message can be reported by keyboard, ${theme}`, async ({ page, browser }) => {
    await keep(page, { theme, motion: 'none' });
    const link = await toFriend(page);
    const friend = await visitor(browser);
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await atTable(page);
    await atTable(friend);
    await friend.getByRole('tab', { name: 'Chat' }).click();
    await friend.getByRole('textbox', { name: 'Message' }).fill('You are stupid');
    await friend.getByRole('button', { name: 'Send', exact: true }).click();

    await page.getByRole('tab', { name: 'Chat' }).click();
    const flag = page.getByRole('button', { name: /^Report this message/ });
    await flag.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Report to/ });
    await expect(dialog.getByText('You are stupid')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    // A closed dialog is hidden at once, and removed a moment later.
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(flag).toBeFocused();

    await flag.press('Enter');
    await dialog.getByLabel('What is wrong?').selectOption('insults or threats');
    await dialog.getByRole('button', { name: 'Send the report' }).press('Enter');
    await expect(dialog.getByText(/have received your report/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.locator('dialog')).toHaveCount(0);

    await expect(page.getByRole('button', { name: 'Report a player' })).toBeHidden();
    await page.getByRole('tab', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Report a player' }).press('Enter');
    await dialog.getByLabel('What is it about?').selectOption('the name');
    await dialog.getByRole('button', { name: 'Send the report' }).press('Enter');
    await expect(dialog.getByText(/have received your report/)).toBeVisible();
  });
}
