// Texts of the venue screen in Russian.
import type { VenueMessages } from '../en/venue.ts';

export const venueRu: VenueMessages = {
  waiting: 'Одну минуту',
  blinds: 'Блайнды',
  ante: 'Анте',
  board: 'Борд',
};
