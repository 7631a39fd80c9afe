/** Whether the map itself asks for the number of knights, so that nothing else needs to. */

export const asking = $state({ onMap: false });
