// One table as this page knows it: the newest view, the whole log, and how the connection does.
import { Acts } from './acts';
import { announce, toast } from './announce.svelte';
import { api, Refusal } from './api';
import { complain } from './complain';
import { rememberCommitment, rememberSeed } from './deal';
import { Live, type Status } from './live';
import { settings } from './settings.svelte';
import { knock } from './sound';
import { say } from './texts.svelte';
import type { Line, TableView, Wish } from './types';
import { randomHex } from './wait';

export class Table {
  view: TableView | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  status: Status = $state('connected');
  missing = $state(false); // there is no such table
  busy = $state(false); // an act is under way
  received = $state(0); // when the view came: clocks run on from there
  marks: string[] = $state.raw([]); // what to highlight
  answer: { words: string; bad: boolean } | null = $state.raw(null); // why a move may be played, or not

  #live: Live | null = null;
  #acts: Acts;
  #language = settings.language; // of the log
  #whole = true; // the log is wanted from the start
  #closed = false;

  constructor(readonly id: string) {
    this.#acts = new Acts({
      id,
      seq: () => this.view?.seq ?? 0,
      since: this.#since,
      view: (view) => this.#take(view),
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
    this.#acts.close();
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
    try {
      await this.#acts.send(wish);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.status === 422 && error.view.words) {
        this.explain({ words: error.view.words, bad: true }, error.view.marks);
      } else if (!this.#closed) {
        complain(error);
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  async ready(): Promise<void> {
    if (!this.view) return;
    const seed = randomHex();
    rememberSeed(this.id, this.view.number + (this.view.stage === 'over' ? 1 : 0), seed);
    await this.act({ act: 'ready', seed });
  }

  async why(move: string): Promise<void> {
    try {
      const why = await api.why(this.id, move);
      this.explain({ words: why.words, bad: !why.legal }, why.marks);
    } catch (error) {
      complain(error);
    }
  }

  explain(answer: Table['answer'], marks: string[] = []): void {
    this.answer = answer;
    this.marks = marks;
    if (answer) announce(answer.words);
  }

  async #begin(): Promise<void> {
    try {
      this.#take(await api.table(this.id, -1));
    } catch (error) {
      // Without a connection the live link keeps trying; a table that does not exist never will.
      if (error instanceof Refusal && !error.passing) this.missing = true;
    }
    if (this.missing || this.#closed) return;
    this.#live = new Live(this.id, {
      since: this.#since,
      view: (view) => this.#take(view),
      status: (status) => (this.status = status),
    });
  }

  #take(view: TableView): void {
    const before = this.view;
    if (this.#closed || (before && view.seq < before.seq)) return;
    const otherEyes = !!before?.position && before.position.viewer !== view.position?.viewer;
    rememberCommitment(view);
    this.received = performance.now();
    this.lines = [...this.lines.filter((line) => line.seq <= view.keep), ...view.lines];
    this.view = view;
    if (view.keep < 0) this.#whole = false;
    if (before && before.seq !== view.seq) {
      this.explain(null);
      this.#tell(before, view);
    }
    // Each seat of one device has a log of its own, with the cards that it alone has seen.
    if (otherEyes && view.keep >= 0) {
      this.#whole = true;
      this.lines = [];
      this.#live?.refresh();
    }
  }

  #tell(before: TableView, view: TableView): void {
    const fresh = view.lines.filter((line) => line.seq > before.seq);
    const news = fresh.map(({ seat, words }, index) => {
      const name = seat !== fresh[index - 1]?.seat && view.seats[seat]?.name;
      return name ? `${name}: ${words}.` : `${words}.`;
    });
    const seated = view.seats.find((seat, number) => seat.kind === 'person' && before.seats[number]?.kind === 'open');
    if (seated && !seated.mine) toast(say('web-table-sat-down', { name: seated.name }));
    const turn = view.stage === 'playing' && view.choices.length > 0 && before.choices.length === 0;
    if (turn || view.stage !== before.stage) news.push(view.task);
    if (news.length) announce(news.join(' '));
    if (view.stage === 'over' && before.stage !== 'over') knock('end');
    else if (turn) knock('turn');
    else if (news.length) knock('move');
  }
}
