/**
 * Given as `ref`: the field of a dialog that has the focus once it is open. React keeps `autoFocus` to itself, and focuses what is
 * not shown yet; the browser then takes the first button, which closes the dialog.
 */
export const firstField = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '');
