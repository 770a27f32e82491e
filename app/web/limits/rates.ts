/** A rate: `burst` at once and `perSecond` in the long run. */
export interface Rate {
  burst: number
  perSecond: number
}

/** How much more an IPv6 /48 may do than one of its /64s: it may belong to one customer, or to many of one provider. */
export const wideFactor = 4

/** The rate of an IPv6 /48, counted beside that of each of its networks. */
export function wideRate({ burst, perSecond }: Rate): Rate {
  return { burst: wideFactor * burst, perSecond: wideFactor * perSecond }
}

interface SharedRate {
  visitor: Rate
  address: Rate
}

export interface StaffCodeRates {
  /** For one account from one network (an IPv4 address, an IPv6 /48), or from one browser that signed in before. */
  account: Rate
  /** For one account from all networks. */
  accountAnywhere: Rate
  /** From one network for all accounts. */
  network: Rate
}

/** The shop's limits. Clicking as fast as possible stays below them. */
export interface Rates {
  /** Pages and invoices rendered for one client address, by `readCost`. Cached pages are free. */
  reads?: Rate
  /** Forms from one client address, counted before their body is read. Whole offices share one. */
  writes?: Rate
  /** Changes by one visitor. */
  visitor: Rate
  /** Changes by unknown visitors from one address: each may create a row. Many share an address. */
  newcomer: Rate
  /** Attempts to place an order. */
  orders?: SharedRate
  /** Attempts to enter a discount code, against guessing. */
  codes?: SharedRate
  /** Codes to sign in to the office, and to confirm. */
  staffCodes?: StaffCodeRates
  /** Searches for an order by its number and email. */
  lookups?: SharedRate
  /** Forms that send an email. */
  emails?: SharedRate
  /** Policy reports of one client address, and of all together: each is a line in the log. */
  reports?: Rate
}

export const defaultRates: Required<Rates> = {
  // 300 pages at once and then 10 per second: a tenth of the thread, and three times the reads of an office.
  reads: { burst: 3000, perSecond: 100 },
  writes: { burst: 600, perSecond: 60 },
  visitor: { burst: 80, perSecond: 5 },
  newcomer: { burst: 120, perSecond: 2 },
  orders: { visitor: { burst: 15, perSecond: 0.1 }, address: { burst: 60, perSecond: 1 } },
  codes: { visitor: { burst: 10, perSecond: 0.05 }, address: { burst: 60, perSecond: 0.2 } },
  // 1,440 codes a day from everywhere: with three codes valid at a time, one of 230 days of guessing succeeds, and the owner gets
  // an email on the first. Browsers and networks that signed in before have their own, so nobody locks them out.
  staffCodes: {
    account: { burst: 10, perSecond: 1 / 600 },
    accountAnywhere: { burst: 100, perSecond: 1 / 60 },
    network: { burst: 30, perSecond: 0.05 },
  },
  lookups: { visitor: { burst: 10, perSecond: 0.05 }, address: { burst: 30, perSecond: 0.1 } },
  emails: { visitor: { burst: 8, perSecond: 0.01 }, address: { burst: 60, perSecond: 0.02 } },
  reports: { burst: 10, perSecond: 0.1 },
}
