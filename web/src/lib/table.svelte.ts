// One table as this page knows it: the newest view, the whole log, and how the connection does.
import { Acts, PATIENT } from './acts';
import { announce, hush, toast } from './announce.svelte';
import { api, Refusal } from './api';
import { complain } from './complain';
import { rememberCommitment, rememberSeed } from './deal';
import { insist, type Asking } from './insist';
import { Live, type Status } from './live';
import { Pace } from './pace';
import { moving, settings } from './settings.svelte';
import { takeSeed } from './seed.svelte';
import { knock } from './sound';
import { say } from './texts.svelte';
import type { Line, TableView, Wish } from './types';

const LONGEST = 1500; // milliseconds for which words wait for what the board shows
const BLINK = 400; // … for which nobody needs to know that the link is gone

export class Table {
  view: TableView | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  link: 'good' | 'lost' | 'late' = $state('good'); // late: an act is sent again and again, and not answered yet
  missing = $state(false); // there is no such table
  busy = $state(false); // an act is under way
  unsettled = $state(false); // the board is still showing how the position came about
  received = $state(0); // when the view came: clocks run on from there
  marks: string[] = $state.raw([]); // what to highlight
  answer: { words: string; bad: boolean } | null = $state.raw(null); // why a move may be played, or not

  #live: Live | null = null;
  #asking: Asking<TableView> | null = null;
  #status: Status = 'connected';
  #returned = false; // the link was gone: what others did meanwhile needn't be followed step by step
  #late = false;
  #blink: ReturnType<typeof setTimeout> | undefined;
  #acts: Acts;
  #pace = new Pace((view) => this.#take(view));
  #language = settings.language; // of the log
  #whole = true; // the log is wanted from the start
  #asked = 0; // changes with every question, and when none is open any more
  #closed = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#acts = new Acts({
      id,
      seq: () => this.view?.seq ?? 0,
      since: this.#since,
      view: (view) => this.#answered(view),
      doubt: () => this.#doubt(),
    });
    void this.#begin();
  }

  #since = (): number => (this.#whole ? -1 : (this.view?.seq ?? -1));

  get mine(): number[] {
    return this.view ? this.view.seats.flatMap((seat, number) => (seat.mine ? [number] : [])) : [];
  }

  get myTurn(): boolean {
    const { view } = this;
    return view?.stage === 'playing' && !!view.position && (view.seats[view.position.turn]?.mine ?? false);
  }

  close(): void {
    this.#closed = true;
    this.#live?.close();
    this.#asking?.stop();
    this.#pace.close();
    clearTimeout(this.#patience);
    clearTimeout(this.#blink);
  }

  settle(settled: boolean): void {
    clearTimeout(this.#patience);
    this.unsettled = !settled;
    if (!settled) this.#patience = setTimeout(() => this.settle(true), LONGEST);
  }

  // Words come from the server in one language: another one needs them all again.
  translate(): void {
    if (this.#language === settings.language) return;
    this.#language = settings.language;
    this.#whole = true;
    this.#live?.refresh();
  }

  async act(wish: Wish): Promise<boolean> {
    this.busy = true;
    this.explain(null);
    // It is meant whatever the others have done meanwhile: the table is told the newest that has come.
    if (PATIENT.has(wish.act)) this.catchUp();
    try {
      await this.#acts.send(wish);
      if (wish.act === 'undo' && this.view && !this.#closed) announce(this.view.task);
      return true;
    } catch (error) {
      // Who has left the table hears of it all the same.
      if (!this.#closed && error instanceof Refusal && error.status === 422 && error.view.words) {
        this.explain({ words: error.view.words, bad: true }, error.view.marks);
      } else {
        complain(error);
      }
      return false;
    } finally {
      this.busy = false;
      this.#late = false;
      this.#tellOfLink();
    }
  }

  // Shows at once what has come so far.
  catchUp(): void {
    this.#pace.flush();
  }

  async ready(): Promise<void> {
    if (!this.view) return;
    const seed = takeSeed();
    rememberSeed(this.id, this.view.number + (this.view.stage === 'over' ? 1 : 0), seed);
    await this.act({ act: 'ready', seed });
  }

  async why(move: string): Promise<void> {
    const asked = ++this.#asked;
    // The player or the table may have gone on before the answer is there.
    const late = (): boolean => this.#closed || asked !== this.#asked;
    try {
      const why = await api.why(this.id, move);
      if (!late()) this.explain({ words: why.words, bad: !why.legal }, why.marks);
    } catch (error) {
      if (!late()) complain(error);
    }
  }

  // Nothing that was asked before is answered after this.
  explain(answer: Table['answer'], marks: string[] = []): void {
    this.#asked++;
    this.answer = answer;
    this.marks = marks;
    if (answer) announce(answer.words);
  }

  async #begin(): Promise<void> {
    this.#asking = insist((signal) => api.table(this.id, -1, signal), () => this.#linked('reconnecting'));
    try {
      this.#answered(await this.#asking.answer);
    } catch {
      this.missing = true;
    }
    if (this.missing || this.#closed) return;
    this.#linked('connected');
    this.#live = new Live(this.id, {
      since: this.#since,
      view: (view) => this.#heard(view),
      status: (status) => this.#linked(status),
    });
  }

  // -- the link ---------------------------------------------------------------------------------------

  #linked(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    if (status === 'connected') {
      this.#returned = true;
      this.#acts.hurry();
    }
    this.#tellOfLink();
  }

  // An act has gone unanswered for long.
  #doubt(): void {
    this.#late = true;
    this.#live?.doubt();
    this.#tellOfLink();
  }

  // What comes back within moments is worth no word.
  #tellOfLink(): void {
    if (this.#closed) return;
    if (this.link !== 'good' || this.#linkNow === 'good') this.#showLink();
    else this.#blink ??= setTimeout(() => this.#showLink(), BLINK);
  }

  get #linkNow(): Table['link'] {
    return this.#late ? 'late' : this.#status === 'connected' ? 'good' : 'lost';
  }

  #showLink(): void {
    clearTimeout(this.#blink);
    this.#blink = undefined;
    if (this.link === this.#linkNow) return;
    this.link = this.#linkNow;
    announce(say(`web-link-${this.link}`));
  }

  // -- what comes over it -----------------------------------------------------------------------------

  // What I asked for is shown at once.
  #answered(view: TableView): void {
    if (this.#closed) return;
    rememberCommitment(view);
    this.#pace.now(view);
  }

  #heard(view: TableView): void {
    const returned = this.#returned;
    this.#returned = false;
    if (returned || !this.#toFollow(view)) return this.#answered(view);
    rememberCommitment(view);
    this.#pace.later(view);
  }

  // Whether somebody is to see what others did, step by step. Who wants nothing to move wants to see how things
  // stand, and where clocks run there is no time to look on.
  #toFollow(view: TableView): boolean {
    const fresh = view.lines.filter((line) => line.seat >= 0 && line.seq > (this.view?.seq ?? -1));
    const timed = view.seats.some((seat) => typeof seat.clock === 'number');
    if (this.#closed || !moving() || document.hidden || timed || view.keep < 0 || !fresh.length) return false;
    return fresh.every((line) => !view.seats[line.seat]?.mine);
  }

  #take(view: TableView): void {
    const before = this.view;
    if (this.#closed || (before && view.seq < before.seq)) return;
    this.received = performance.now();
    this.lines = [...this.lines.filter((line) => line.seq <= view.keep), ...view.lines];
    this.view = view;
    if (view.keep < 0) this.#whole = false;
    if (before && before.seq !== view.seq) {
      this.explain(null);
      this.#tell(before, view);
    }
  }

  #tell(before: TableView, view: TableView): void {
    // Another seat of this device looks now: where there are secrets, it hears nothing that was meant for the one
    // before, but all of that one's turn. (It is sent the whole log each time, as the seat to move knows it.)
    const viewer = view.position?.viewer;
    const otherEyes = view.secrets && !!before.position && before.position.viewer !== viewer;
    if (otherEyes) hush();
    const heard = otherEyes ? (view.lines.findLast((line) => line.seat === viewer)?.seq ?? -1) : before.seq;
    const fresh = view.lines.filter((line) => line.seq > heard);
    const news = fresh.map(({ seat, words }, index) => {
      const name = seat !== fresh[index - 1]?.seat && view.seats[seat]?.name;
      const sentence = /[.!?]$/.test(words) ? words : `${words}.`;
      return name ? `${name}: ${sentence}` : sentence;
    });
    const seated = view.seats.find((seat, number) => seat.kind === 'person' && before.seats[number]?.kind === 'open');
    if (seated && !seated.mine) toast(say('web-table-sat-down', { name: seated.name }));
    const passed = before.choices.length === 0 || before.position?.turn !== view.position?.turn;
    const turn = view.stage === 'playing' && view.choices.length > 0 && passed;
    if (turn || view.stage !== before.stage) news.push(view.task);
    if (news.length) announce(news.join(' '), () => this.#pace.waiting || this.unsettled);
    if (view.stage === 'over' && before.stage !== 'over') knock('end');
    else if (turn) knock('turn');
    else if (news.length) knock('move');
  }
}
