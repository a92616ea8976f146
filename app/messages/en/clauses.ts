// What each clause of the rulebook says, in one or two sentences of our own, in English. Keys are clauses as the rulebook prints
// them; R and RP are clauses of the TDA, A readings of this house.
import type { CatalogueOf } from '../language.ts';

export const clausesEn = {
  '2.4.1': 'In club poker only the dealer deals.',
  '2.4.2': 'Before every hand the deck is shuffled thoroughly and cut, in view of the players.',
  '2.4.3': 'The deck is put down, cut once with one hand and placed on the cut card.',
  '2.5.1':
    'Once the forced bets are posted, each player gets two closed cards, one at a time, from the small blind on.',
  '2.5.2': 'The first to act is the player after the big blind: fold, call or raise.',
  '2.5.3':
    'A round is over when everybody who stays in has matched the largest bet; only then comes a burn and the flop.',
  '2.5.4': 'Later rounds begin with the first player after the button who is still in.',
  '2.5.5': 'One card is burned before the turn and one before the river. Five board cards lie there in the end.',
  '2.5.6': 'The best five of the seven cards count; a royal flush on the board is shared by everybody still in.',
  '2.5.7':
    'After the river, or with one player left, the dealer puts the rest of the deck on the muck. No card comes from it any more.',
  '5.5.1': 'At a competition the dealer deals. A shuffling machine is used at all tables of it or at none.',
  '5.5.2': 'Before every hand the dealer washes, shuffles and cuts the deck, clearly and in view of the players.',
  '5.5.3': 'A deck from the machine gets one riffle.',
  '5.5.4': 'After the shuffle the deck is put down, cut with one hand, once only, and placed on the cut card.',
  '5.9.1':
    'A hand ends when one player is left, who takes the pot, or when the cards are opened and the best combination wins.',
  '5.9.1.1': 'All others have folded: the last player takes the whole pot.',
  '5.9.1.2': 'After the last round those who are left open their cards in turn; the best combination wins.',
  '5.9.2.1':
    'The last increasing bet of the last round opens first, then clockwise. If everybody checked, the first after the button does.',
  '5.9.2.2': 'If the first to open throws his cards into the muck, the second need not show his.',
  '5.9.2.3': 'The only player who still has cards gets the pot and need not open them.',
  '5.9.2.4': 'Behind an opened hand a player may muck and so admits defeat. His cards must not be opened.',
  '5.9.2.5':
    'On a well-founded suspicion of team play the chief judge alone may look at cards. If there was team play he shows them to all.',
  '5.9.3':
    'Equal hands share the pot equally, down to the smallest chip in play; the odd chip goes to the first after the button.',
  '5.10.1': 'The winner of the competition is who has won all chips of all participants.',
  '6.1': 'Found while shuffling, a defective card is replaced; lying open in a hand, once the hand is finished.',
  '6.1.1': 'A marked, bent or damaged card must be replaced.',
  '6.1.2':
    'Found while shuffling: the dealer stops and calls a judge. Where he can he takes a new deck, so that play goes on.',
  '6.1.3': 'If the defective card lies open, the hand is finished; then deck or card is replaced.',
  '6.2': 'A deck that is defective is replaced at once.',
  '6.2.1': 'A deck with more or fewer cards than it should have is defective.',
  '6.2.2':
    'A deck with two cards of one suit and rank is defective. Found during the hand, the hand is void and everybody gets his chips back.',
  '6.2.3': 'A deck with different backs is defective.',
  '6.2.4': 'A deck with defective cards is defective.',
  '6.3':
    'Dealer, judge, chief judge or an authorised person declare a misdeal. The cards are shuffled and cut, and dealt again from the same player.',
  '6.3.1': 'Misdeal: a card was opened while cutting.',
  '6.3.2':
    'Misdeal, if seen before the first round: not shuffled or not cut. Once there was a round the hand is played to its end.',
  '6.3.3': 'Misdeal, if seen before the first round: dealt in the wrong order, and it cannot be put right.',
  '6.3.4': 'Misdeal, if seen before the first round: a player got no cards, or an empty place did.',
  '6.3.5': 'Misdeal, if seen before the first round: a player got a wrong number of cards.',
  '6.3.6': 'Misdeal: the dealer opened more than one closed card by accident.',
  '6.3.7':
    'No misdeal: the player acted before he noticed his wrong number of cards. His hand is folded, all his bets go to the pot.',
  '6.3.8':
    'No misdeal: he has not acted, others have decided already. His cards go to the muck, his forced bets stay in the pot.',
  '6.3.9':
    'The last player left holds a wrong number of cards: he loses the pot. It is divided among the others who took part.',
  '6.4.1': 'Cards must always be in view of the dealer and the other players.',
  '6.4.2': 'Each player protects his own cards.',
  '6.4.3': 'Cards of a player who is away are folded by the dealer, even if he has bet. Exception: the bet is all-in.',
  '6.4.4': 'The dealer posts the blind or ante of a player who is away and folds his cards; the bet stays in the pot.',
  '6.4.5': 'A card that lies turned over in the deck does not play: it goes to the muck, the next one replaces it.',
  '6.4.6':
    'Burned wrongly, and the round has not started: the order is restored and the right card burned. If that cannot be done and the round has started, play goes on.',
  '6.4.7': 'Cards that a player drops or turns over by accident stay in play.',
  '6.4.8': 'Stacks can be told at a glance: large chips in front, denominations apart.',
  '6.4.9': 'Decks change with the dealer, with the level, or as the regulations say. Players cannot ask for it.',
  R22: 'Who won can be disputed until the next hand begins, the count of chips until substantial action in it.',
  R35: 'Misdeals of the TDA: two boxed or exposed cards, a first card to a wrong seat, and the like; not after substantial action.',
  R39: 'Four cards on the flop, or a flop without a burn: the cards are scrambled, one of them becomes the burn.',
  R65: 'A hand that was fouled and cannot be told apart is dead; what nobody called goes back.',
  'RP-5': 'A card that came too early goes back to the stub, which is shuffled.',
  'A-14': 'Each pot is awarded by itself: a player wins only the pots that he is in.',
  'A-32': 'Cards shown on purpose facing a bet: a judge decides between a warning, a penalty and a dead hand.',
};

export type ClausesMessages = CatalogueOf<typeof clausesEn>;
