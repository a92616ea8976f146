// Texts of the venue screen in Russian.
import type { VenueMessages } from '../en/venue.ts';

export const venueRu: VenueMessages = {
  waiting: 'Одну минуту',
  blinds: 'Блайнды',
  ante: 'Анте',
  board: 'Борд',
  dealtAgain: 'Карты сдаются заново',
  chipsReturned: 'Чипы возвращены',
  shownToAll: 'Главный судья показывает карты всем',
  seat: (seat: number) => `Место ${seat}`,
};
