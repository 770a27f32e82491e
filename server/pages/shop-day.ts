import { shopDate } from '#commerce/values/zoned-time.ts'

const minuteMs = 60_000

/** The date in the shop's time zone, cheap enough to read for every request. */
export class ShopDay {
  timeZone = 'UTC'
  #key = ''
  #date = ''

  at(now: number): string {
    const key = `${this.timeZone} ${Math.floor(now / minuteMs)}`
    if (key !== this.#key) {
      this.#key = key
      this.#date = shopDate(new Date(now), this.timeZone)
    }
    return this.#date
  }
}
