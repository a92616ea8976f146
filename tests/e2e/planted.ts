// Puts a text into a store of the browser, as a page that should not would.
import type { Page } from '@playwright/test';

export const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;

/** In place of the one before. */
export function plant(page: Page, store: (typeof STORES)[number], text: string): Promise<void> {
  return page.evaluate(
    async ([where, what]) => {
      if (where === 'localStorage' || where === 'sessionStorage') window[where].setItem('planted', what);
      if (where === 'caches') await (await caches.open('planted')).put('/planted', new Response(what));
      if (where !== 'indexedDB') return;
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open('planted', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('texts', 'readwrite');
          writing.objectStore('texts').put(what, 'planted');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    [store, text] as const,
  );
}
