// Writes the types of the server's answers and messages, from the server's own schemas.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import openapiTS, { astToString } from 'openapi-typescript';

const asked = spawnSync(process.env.PYTHON ?? 'python3', ['-m', 'blazon.service.process.openapi'], {
  encoding: 'utf-8',
  maxBuffer: 2 ** 26,
});
if (asked.status !== 0) {
  console.error(asked.stderr || asked.error);
  process.exit(1);
}
writeFileSync(
  'src/server/schema.d.ts',
  astToString(
    await openapiTS(JSON.parse(asked.stdout), {
      emptyObjectsUnknown: true,
      defaultNonNullable: false,
    }),
  ),
);
