// Texts of the chief judge's page in English, the reference catalogue of this page.
import type { CatalogueOf } from '../language.ts';

export const judgeEn = {
  title: 'Chief judge: suspicion of team play',
  opening: 'One moment: the page asks whether this address is the chief judge’s.',
  error: 'The page has stopped. Press to load it again; what was recorded is kept.',
  lost: 'The line to the server is lost. Cards are hidden. The page comes back by itself.',
  reload: 'Load again',
  refused: 'Declined',
  /** 5.9.2.5 in our own words */
  clause:
    'Rule 5.9.2.5. On well-founded suspicion of team play the chief judge may order hands to be opened. He looks at them alone and decides. If it was team play, he proves it by showing the cards to all participants. The pot stays where it went.',
  closed: 'The rules of this table know no private look.',
  hidden:
    'No console, no producer and no other judge learns from anything that there is a case. Only a chief judge of this table opens this page.',
  tabs: { hands: 'Hands', cases: 'Cases' },
  noHands: 'No hand of this show is over yet.',
  noCases: 'No case at this table.',
  more: 'Earlier hands',
  hand: (number: number) => `Hand ${number}`,
  seat: (seat: number) => `Seat ${seat}`,
  ends: { complete: 'complete', misdeal: 'misdeal', void: 'void', unfinished: 'running' },
  states: { opened: 'opened', mucked: 'mucked', folded: 'folded', killed: 'dead', down: 'not shown' },
  pot: 'Pot',
  wins: 'wins',
  atTable:
    'A view can be ordered once the cards of this hand have left the table: when the next hand is dealt, or the readers see them leave.',
  choose: 'Choose a hand at the left to order a view, or a case to go on with it.',
  order: {
    title: 'Order a view',
    seats: 'Whose hands',
    complainant: 'Who complains',
    complainantHint: 'Name of the player or official',
    grounds: 'What the suspicion rests on',
    give: 'Give the order',
    record: 'The order, each look, the finding and the show to all go into the audit log with your name.',
  },
  look: {
    title: 'Only you look',
    open: 'Look at the hands now',
    again: 'Look once more',
    warning:
      'Make sure that nobody sees this screen. The cards are shown for 60 seconds and vanish when you turn to another window. Each look is recorded.',
    hide: 'Hide now',
    left: (seconds: number) => `${seconds} s`,
    doubtful:
      'Typed cards of this hand contradict each other: one of the cards is not what lay there. Have it put right before you decide.',
    unread: 'not read',
    up: 'Lay face up',
    thrown: 'Thrown away',
    count: (looks: number) => (looks === 1 ? 'Looked once' : `Looked ${looks} times`),
  },
  find: {
    title: 'Your finding',
    note: 'Note for the record (name no cards in it)',
    no: 'No team play',
    noSure: 'No team play: the case is closed and these hands stay sealed for everybody, for ever.',
    yes: 'It was team play',
    yesSure: 'Team play: the hands must then be shown to all before the case can be closed.',
  },
  show: {
    title: 'Show the proof',
    must: 'Before the case can be closed the hands of all named seats are shown to all participants.',
    go: 'Show to all',
    sure: 'The cards go to the consoles and to the hall’s screen until the next hand begins. This cannot be taken back. The programme’s graphics do not show them.',
    on: (number: number) => `The hall’s screen shows the hands of hand ${number} to all.`,
    takeDown: 'Take them off the screen',
  },
  close: {
    title: 'Close the case',
    note: 'Sanctions and notes for the record',
    go: 'Close the case',
    withdraw: 'Withdraw the order',
    withdrawSure: 'Nobody has looked. The order is withdrawn and seals nothing.',
    sanctions: 'The pot stays as it was awarded. Penalties are rulings of their own, at the ruling desk.',
  },
  cancel: 'Cancel',
  confirm: 'Confirm',
  status: {
    ordered: 'Ordered',
    looked: 'Looked at, no finding yet',
    found: 'Team play: to be shown',
    shown: 'Shown to all, to be closed',
    closed: 'Closed: team play',
    sealed: 'Closed: no team play, sealed',
    withdrawn: 'Withdrawn',
  },
  steps: {
    ordered: 'View ordered',
    looked: 'Looked',
    'team-play': 'Finding: team play',
    'no-team-play': 'Finding: no team play',
    shown: 'Shown to all',
    closed: 'Closed',
    sealed: 'Closed and sealed',
  },
  facts: { complainant: 'Complaint by', grounds: 'Grounds', by: 'Ordered by', notes: 'Notes' },
  foreign: 'Another chief judge gave this order. He alone goes on with it.',
};

export type JudgeMessages = CatalogueOf<typeof judgeEn>;
