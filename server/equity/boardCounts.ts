// How many boards can still come in each class: every suit counted, none looked at. Knows no players.
import { BOARDS, classOf, NEXT } from "./boardClass.ts";
import type { Deal } from "./input.ts";

/** Valid until the next count; only the first `reached` of `classes`, and their weights, mean anything. */
export interface BoardCounts {
	/** The classes that can come, each once. */
	readonly classes: Uint16Array;
	readonly reached: number;
	/** Number of boards, by class. */
	readonly weight: Int32Array;
}

interface Layer {
	readonly classes: Uint16Array;
	readonly weight: Int32Array;
	count: number;
}

/** Classes of 0 to 5 cards. Weights stand beside their class, those of complete boards by class number. */
const layers: readonly Layer[] = [1, 13, 91, 455, 1820, BOARDS].map((size) => ({
	classes: new Uint16Array(size),
	weight: new Int32Array(size),
	count: 0,
}));
const complete = layers[5] ?? {
	classes: new Uint16Array(0),
	weight: new Int32Array(0),
	count: 0,
};

/** CHOOSE[left * 5 + taken]: ways to take cards of one rank. */
const CHOOSE = Uint8Array.from([
	1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1,
]);

/** Goes rank by rank and adds up to four cards of it to every class there is, so each class is met exactly once. */
export function countBoards(deal: Deal): BoardCounts {
	const known = 5 - deal.missing;
	for (const layer of layers) layer.count = 0;
	put(known, classOf(deal.board.map((card) => card >> 2)), 1);
	for (let rank = 12; rank >= 0; rank--) {
		const left = deal.unseen[rank] ?? 0;
		for (let size = 4; size >= known && left > 0; size--)
			extendLayer(size, rank, left);
	}
	return {
		classes: complete.classes,
		reached: complete.count,
		weight: complete.weight,
	};
}

function extendLayer(size: number, rank: number, left: number): void {
	const layer = layers[size] ?? complete;
	const most = Math.min(left, 5 - size);
	const count = layer.count;
	for (let i = 0; i < count; i++) {
		const weight = layer.weight[i] ?? 0;
		let board = layer.classes[i] ?? 0;
		for (let taken = 1; taken <= most; taken++) {
			board = NEXT[size + taken - 1]?.[board * 13 + rank] ?? 0;
			put(size + taken, board, weight * (CHOOSE[left * 5 + taken] ?? 0));
		}
	}
}

function put(size: number, board: number, weight: number): void {
	const layer = layers[size] ?? complete;
	layer.classes[layer.count] = board;
	layer.weight[size === 5 ? board : layer.count] = weight;
	layer.count++;
}
