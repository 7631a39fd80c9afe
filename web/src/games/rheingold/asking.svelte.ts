/** Whether the map itself asks for the number of knights, so that nothing else need do so. */

export const asking = $state({ onMap: false });
