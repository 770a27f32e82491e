import type { Rate, Rates } from './rates.ts'

/** Counts what one key does. Returns the seconds to wait, 0 for now. */
export interface RateCounter {
  wait(key: string, now: Date): number | Promise<number>
}

/** Makes the counter of a rate. Counters with different names have nothing in common. */
export type CounterFactory = (name: string, rate: Rate) => RateCounter

/** Limits what visitors and staff send; `sender` is undefined for a newcomer. */
export interface FormLimit {
  wait(sender: string | undefined, address: string, now: Date): Promise<number>
}

export interface FormLimits {
  /** All forms: by visitor, or by the address of newcomers, each of whom may create a row. */
  forms: FormLimit
  /** Codes to sign in to the office, by the email address that was typed, and to confirm. */
  staffCodes: FormLimit
  orders: FormLimit
  codes: FormLimit
  lookups: FormLimit
  emails: FormLimit
}

export function createFormLimits(rates: Required<Rates>, counter: CounterFactory): FormLimits {
  const both = (name: 'staffCodes' | 'orders' | 'codes' | 'lookups' | 'emails') =>
    limitBoth(
      counter(`${name}-visitor`, rates[name].visitor),
      counter(`${name}-address`, rates[name].address),
    )
  return {
    forms: limitEither(counter('visitor', rates.visitor), counter('newcomer', rates.newcomer)),
    staffCodes: both('staffCodes'),
    orders: both('orders'),
    codes: both('codes'),
    lookups: both('lookups'),
    emails: both('emails'),
  }
}

function limitEither(visitors: RateCounter, newcomers: RateCounter): FormLimit {
  return {
    wait: async (sender, address, now) =>
      sender === undefined ? newcomers.wait(address, now) : visitors.wait(sender, now),
  }
}

/** Counts a form for its visitor and for the address that many may share. */
function limitBoth(visitors: RateCounter, addresses: RateCounter): FormLimit {
  return {
    wait: async (sender, address, now) => {
      const waits = await Promise.all([
        sender === undefined ? 0 : visitors.wait(sender, now),
        addresses.wait(address, now),
      ])
      return Math.max(...waits)
    },
  }
}
