// Checks deals as the page does: reads questions from the standard input, and answers them there.
import { text } from 'node:stream/consumers';
import { agree, Dealer, read, redeal, sealOf, sound } from '../../web/src/lib/dealer.ts';

const { tickets, deals } = JSON.parse(await text(process.stdin));
const answers = { tickets: [], deals: [] };
for (const { secret, seeds, index, total } of tickets) {
  const dealer = await Dealer.with(secret, seeds);
  answers.tickets.push(String(await dealer.ticket(index, BigInt(total))));
}
for (const { record, checked } of deals) {
  const deal = read(record);
  const fit = sound(checked);
  answers.deals.push({
    seal: await sealOf(deal.secret),
    agree: agree(deal, checked),
    sound: fit,
    slip: fit ? await redeal(deal, checked) : null,
  });
}
process.stdout.write(JSON.stringify(answers));
