// Texts of the sync clock in Russian.
import type { SyncMessages } from '../en/sync.ts';

export const syncRu: SyncMessages = {
  page: {
    title: 'Часы стола',
    says: { running: '', waiting: '', held: '', lost: 'Нет связи' },
    hint: 'Покажите эти часы камере стола. На готовой картинке сравните их с часами графики.',
    touch: 'Коснитесь экрана один раз, чтобы он не гас.',
  },
  overlay: {
    title: 'Часы графики',
    says: {
      running: 'В эфире',
      waiting: 'Ждёт задержку',
      held: 'Стоп: нажмите «Продолжить»',
      lost: 'Нет связи',
    },
  },
};
