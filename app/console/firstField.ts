// Where typing goes in an open form: its first field. Knows pages only.

/** `all` for a form just opened, so that typing replaces; `end` for one that goes on. */
export function focusFirstField(form: ParentNode | null, caret: 'all' | 'end'): void {
  const field = form?.querySelector('input, select, textarea');
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  if (field instanceof HTMLInputElement)
    field.setSelectionRange(caret === 'all' ? 0 : field.value.length, field.value.length);
}
