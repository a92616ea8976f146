// Enter in a text field goes to the next one, so that a table can be typed without the mouse. Tab stays what it is.
import type { KeyboardEvent } from 'react';

/** `skip` names fields that Enter leaves out (stacks of their own); the form's main button ends the way. */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>, skip: (id: string) => boolean): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select, button[type="submit"]')].filter(
    (place) => place.tabIndex >= 0 && isOpen(place) && !place.matches(':disabled'),
  );
  const at = places.indexOf(target);
  places
    .slice(at + 1)
    .find((place) => isStop(place, target) && !skip(place.id))
    ?.focus();
}

/** Of a group of radio buttons only the chosen one is a stop, and not from within its own group. */
function isStop(place: HTMLElement, from: HTMLInputElement | HTMLSelectElement): boolean {
  if (!(place instanceof HTMLInputElement) || place.type !== 'radio') return true;
  return place.checked && !(from.type === 'radio' && from.name === place.name);
}

/** What is folded away has a place in the page and takes no focus. */
function isOpen(place: HTMLElement): boolean {
  return place.offsetParent !== null && place.closest('details:not([open])') === null;
}
