import type { Rate, Rates, StaffCodeRates } from './rates.ts'

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

/** Limits codes of staff. */
export interface StaffCodeLimit {
  /** The seconds to wait, and whether it's because of many codes for this account; undefined for one that can't be guessed. */
  wait(
    account: string | undefined,
    network: string,
    now: Date,
  ): Promise<{ seconds: number; isForAccount: boolean }>
}

export interface FormLimits {
  /** All forms: by visitor, or by the address of newcomers, each of whom may create a row. */
  forms: FormLimit
  staffCodes: StaffCodeLimit
  orders: FormLimit
  codes: FormLimit
  lookups: FormLimit
  emails: FormLimit
}

export function createFormLimits(rates: Required<Rates>, counter: CounterFactory): FormLimits {
  const both = (name: 'orders' | 'codes' | 'lookups' | 'emails') =>
    limitBoth(
      counter(`${name}-visitor`, rates[name].visitor),
      counter(`${name}-address`, rates[name].address),
    )
  return {
    forms: limitEither(counter('visitor', rates.visitor), counter('newcomer', rates.newcomer)),
    staffCodes: limitStaffCodes(rates.staffCodes, counter),
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

/** Counts a code for an account only if its network may send more: a network can't use up what others may send. */
function limitStaffCodes(rates: StaffCodeRates, counter: CounterFactory): StaffCodeLimit {
  const network = counter('staffCodes-network', rates.network)
  const account = counter('staffCodes-account', rates.account)
  const accountAnywhere = counter('staffCodes-account-anywhere', rates.accountAnywhere)
  return {
    async wait(name, address, now) {
      let seconds = await network.wait(address, now)
      if (seconds > 0 || name === undefined) return { seconds, isForAccount: false }
      seconds = await account.wait(`${name} ${address}`, now)
      if (seconds === 0) seconds = await accountAnywhere.wait(name, now)
      return { seconds, isForAccount: seconds > 0 }
    },
  }
}
