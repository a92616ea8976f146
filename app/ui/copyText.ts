// Copies text, also on pages that came over plain http, where browsers offer no clipboard.

/** What of the browser is needed; a test gives its own. */
export interface CopyPlace {
  readonly clipboard: { writeText(text: string): Promise<void> } | undefined;
  /** puts the text into a field, selects it and copies it in the old way; false when refused */
  copySelected(text: string): boolean;
}

/** false: nothing was copied, the reader must select and copy by hand. */
export async function copyText(text: string, place: CopyPlace): Promise<boolean> {
  if (place.clipboard !== undefined) {
    try {
      await place.clipboard.writeText(text);
      return true;
    } catch {
      // refused by a permission or lost focus: the old way may still work
    }
  }
  return place.copySelected(text);
}

export function browserCopyPlace(page: Document, navigator: { readonly clipboard?: Clipboard }): CopyPlace {
  return { clipboard: navigator.clipboard, copySelected: (text) => copySelected(page, text) };
}

function copySelected(page: Document, text: string): boolean {
  const field = page.createElement('textarea');
  const focused = page.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'fc-copy-field';
  page.body.append(field);
  field.select();
  try {
    return page.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
