import { wideNetwork } from '#commerce/cart/holds/wide-network.ts'
import { type Rate, type Rates, type StaffCodeRates, wideRate } from './rates.ts'

/** Counts what one key does. Returns the seconds to wait, 0 for now. */
export interface RateCounter {
  wait(key: string, now: Date): number | Promise<number>
}

/** Makes the counter of a rate. Counters with different names have nothing in common. */
export type CounterFactory = (name: string, rate: Rate) => RateCounter

/** Limits what visitors and staff send; `sender` is undefined for a newcomer. */
interface FormLimit {
  wait(sender: string | undefined, address: string, now: Date): Promise<number>
}

interface SentStaffCode {
  /** Undefined for a code that can't be guessed. */
  account?: string | undefined
  network: string
  /** A browser in which the owner of the account signed in before. */
  device?: string | undefined
  /** Whether the owner of the account signed in from this network lately. */
  isKnownNetwork?: boolean
}

/** Limits codes of staff. */
interface StaffCodeLimit {
  /** The seconds to wait, and whether it's because of many codes for this account. */
  wait(code: SentStaffCode, now: Date): Promise<{ seconds: number; isForAccount: boolean }>
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
      networkCounter(counter, `${name}-address`, rates[name].address),
    )
  return {
    forms: limitEither(
      counter('visitor', rates.visitor),
      networkCounter(counter, 'newcomer', rates.newcomer),
    ),
    staffCodes: limitStaffCodes(rates.staffCodes, counter),
    orders: both('orders'),
    codes: both('codes'),
    lookups: both('lookups'),
    emails: both('emails'),
  }
}

/** Counts what a network sends, and if it may send more, what the IPv6 /48 around it sends. */
function networkCounter(counter: CounterFactory, name: string, rate: Rate): RateCounter {
  const networks = counter(name, rate)
  const wideNetworks = counter(`${name}-wide`, wideRate(rate))
  return {
    async wait(network, now) {
      const wide = wideNetwork(network)
      const wait = await networks.wait(network, now)
      return wait > 0 || wide === network ? wait : wideNetworks.wait(wide, now)
    },
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

/**
 * Counts a code for an account only if its network may send more: a network can't use up what others may send. All others together
 * can't use up what a known device or a known network may send.
 */
function limitStaffCodes(rates: StaffCodeRates, counter: CounterFactory): StaffCodeLimit {
  const networks = networkCounter(counter, 'staffCodes-network', rates.network)
  const accounts = counter('staffCodes-account', rates.account)
  const accountsAnywhere = counter('staffCodes-account-anywhere', rates.accountAnywhere)
  const forAccount = (seconds: number) => ({ seconds, isForAccount: seconds > 0 })
  return {
    async wait({ account, network, device, isKnownNetwork = false }, now) {
      if (account !== undefined && device !== undefined)
        return forAccount(await accounts.wait(`${account} ${device}`, now))
      const seconds = await networks.wait(network, now)
      if (seconds > 0 || account === undefined) return { seconds, isForAccount: false }
      const own = await accounts.wait(`${account} ${wideNetwork(network)}`, now)
      return forAccount(own || isKnownNetwork ? own : await accountsAnywhere.wait(account, now))
    },
  }
}
