import type pg from 'pg';

/**
 * What holds of all purchases at every moment, whatever has happened to them. Each query finds rows that contradict it.
 */
export const truths: Record<string, string> = {
  'what is paid is open': `
    select l.id from purchase_lines l join purchases p on p.id = l.purchase_id
    where p.state = 'paid' and l.course_id is not null and (l.refunded < l.total or l.total = 0)
      and not exists (select from refunds r where r.line_id = l.id and r.ends_access and r.state <> 'failed')
      and not exists (select from entitlements e where e.line_id = l.id and e.revoked_at is null)`,
  'what is open was paid': `
    select e.id from entitlements e left join purchase_lines l on l.id = e.line_id
      left join purchases p on p.id = l.purchase_id
    where e.source = 'payment' and e.revoked_at is null
      and (p.id is null or p.state <> 'paid' or (l.refunded >= l.total and l.total > 0))`,
  'a line gives access once': `
    select line_id from entitlements where line_id is not null group by line_id having count(*) > 1`,
  'members of priced courses have a reason': `
    select n.id from enrolments n join courses c on c.id = n.course_id
    where c.price > 0 and n.status = 'joined' and (n.access_until is null or n.access_until > now())
      and not exists (select from entitlements e where e.person_id = n.person_id and e.course_id = n.course_id
        and e.source <> 'free' and coalesce(least(e.valid_until, e.revoked_at), 'infinity') > now())`,
  'a person with a reason is a member': `
    select e.id from entitlements e where coalesce(least(e.valid_until, e.revoked_at), 'infinity') > now()
      and not exists (select from enrolments n where n.person_id = e.person_id and n.course_id = e.course_id
        and n.status = 'joined' and (n.access_until is null or n.access_until > now()))`,
  'lines add up to their purchase': `
    select p.id from purchases p join purchase_lines l on l.purchase_id = p.id group by p.id
    having sum(l.total) <> p.total or sum(l.price) <> p.price or sum(l.discount) <> p.discount`,
  'payments add up to what was paid': `
    select p.id from purchases p
    left join (select purchase_id, sum(amount) as amount from payments where outcome = 'paid' group by 1) paid
      on paid.purchase_id = p.id
    where case when p.state in ('paid', 'refunded')
      then coalesce(paid.amount, 0) <> p.total and not exists (
        select from payments y join payment_cases c on c.payment_id = y.id
        where y.purchase_id = p.id and y.outcome = 'paid' and c.state = 'accepted'
          and (y.currency <> p.currency or y.amount > p.total - p.credit))
      else paid.amount is not null end`,
  'every other payment is a case': `
    select y.id from payments y left join payment_cases c on c.payment_id = y.id
    where (y.outcome = 'case') <> (c.id is not null and not (c.state = 'accepted' and y.outcome = 'paid'))`,
  'refunds add up by line': `
    select l.id from purchase_lines l
    left join (select line_id, sum(amount) as amount from refunds where state <> 'failed' group by 1) r on r.line_id = l.id
    where l.refunded <> coalesce(r.amount, 0)`,
  'no payment is refunded beyond its amount': `
    select y.id from payments y join refunds r on r.payment_id = y.id and r.state <> 'failed'
    group by y.id having sum(r.amount) > y.amount`,
  'a purchase is refunded when all of it was': `
    select p.id from purchases p join purchase_lines l on l.purchase_id = p.id group by p.id
    having (p.state = 'refunded') <> (p.state in ('paid', 'refunded') and p.total > 0 and bool_and(l.refunded >= l.total))`,
  'nobody spends credit that they do not have': `
    select person_id from credit_entries group by person_id having sum(amount) < 0`,
  'credit of purchases is taken once': `
    select p.id from purchases p
    left join (select purchase_id, sum(amount) filter (where amount < 0) as taken from credit_entries group by 1) e
      on e.purchase_id = p.id
    where coalesce(e.taken, 0) <> -p.credit`,
  'credit that is given back was refunded, or came beyond what was due': `
    select p.id from purchases p
    join (select purchase_id, sum(amount) as given from credit_entries where amount > 0 group by 1) e on e.purchase_id = p.id
    where e.given <> coalesce((select sum(r.amount) from refunds r join payments y on y.id = r.payment_id
        where y.purchase_id = p.id and y.way = 'credit'), 0)
      + coalesce((select sum(case when y.outcome = 'case' then y.amount
            else greatest(0, y.amount - (p.total - p.credit)) end)
          from payments y join payment_cases c on c.payment_id = y.id
          where y.purchase_id = p.id and c.state = 'accepted' and y.currency = p.currency), 0)`,
  'every paid purchase has one receipt': `
    select p.id from purchases p left join receipts r on r.purchase_id = p.id and r.kind = 'receipt'
    group by p.id having count(r.id) <> (p.state in ('paid', 'refunded') and p.total > 0)::int`,
  'receipts have no gaps': `
    select 1 from receipts having count(*) > 0 and (min(number) <> 1 or max(number) <> count(*))`,
};

/** The names of the truths that do not hold, with some of the rows that contradict each. */
export async function broken(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(truths)) {
    const { rows } = await pool.query(`${query} limit 5`);
    if (rows.length > 0) found[name] = rows.map((row) => Object.values(row)[0]);
  }
  return found;
}
