/** What a view of Lone Wolves holds. */

export interface Played {
  card: string;
  territory: string;
}

export interface Wolf {
  face: 'up' | 'flipped' | 'recruited';
  card: string | null;
}

export interface Token {
  place: number;
  scar: string | null;
}

export interface Territory {
  territory: string;
  cards: number;
  full: boolean;
  honor: { up: number; down: number };
  supply: Token[];
  controller: number | null;
  sides: { side: string; strength: number; wolves: Wolf[] }[];
}

export interface Slot {
  slot: string;
  territories: string[];
  number: number | null;
  scar: string | null;
}

export interface Seat {
  side: string;
  cards: number;
  hand: string[] | null;
  void: string[];
  lone_wolves: number;
  slots: Slot[];
  points: number;
  sources: Record<string, number>;
  rank: number;
}

export interface View {
  mode: string;
  phase: string;
  seat: number | null;
  trick: number;
  leader: number;
  trump: string | null;
  led: Played | null;
  followed: Played | null;
  taken: string | null;
  moons: Record<string, string | null>;
  territories: Territory[];
  seats: Seat[];
  set_aside: { count: number; cards: string[] | null };
  box: { count: number; scars: string[] };
}
