// 6.3.9: a seat whose cards are to be counted, or that has none, wins nothing until somebody has ruled.
import type { Hand } from '../hand.ts';
import type { SeatNo } from '../seat.ts';
import type { IncidentReport, ReportOf } from './incident.ts';

export function awaitsCount(hand: Hand, seat: SeatNo): boolean {
  return hand.incidents.some(({ status, report }) => status === 'open' && isAboutCards(report) && report.seat === seat);
}

function isAboutCards(report: IncidentReport): report is ReportOf<'wrong-count' | 'dealt-wrong-seat'> {
  return report.kind === 'wrong-count' || (report.kind === 'dealt-wrong-seat' && !report.empty);
}
