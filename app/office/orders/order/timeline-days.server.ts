import { dateFormat, shopDate } from '#commerce/values/zoned-time.ts'
import { currentTimeZone } from '#messages/current-time-zone.server.ts'
import { orderPageMessages } from '#messages/office/order-page.ts'
import { formatShopTime } from '#messages/shop-time.server.ts'

/** Groups entries, newest first, by the shop's days: "Today", "Sunday, November 22". */
export function groupByShopDay<Entry extends { at: string }>(
  entries: readonly Entry[],
  now: Date,
): { day: string; entries: (Entry & { time: string })[] }[] {
  const timeZone = currentTimeZone()
  const today = shopDate(now, timeZone)
  const day = dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone })
  const dayOfYear = dateFormat('en-US', { dateStyle: 'long', timeZone })
  const byDay = Map.groupBy(entries, ({ at }) => shopDate(new Date(at), timeZone))
  return [...byDay].map(([date, ofDay]) => {
    const at = new Date(ofDay[0]!.at)
    const isThisYear = date.slice(0, 4) === today.slice(0, 4)
    const name = date === today ? orderPageMessages.today : (isThisYear ? day : dayOfYear).format(at)
    return {
      day: name,
      entries: ofDay.map(entry => ({ ...entry, time: formatShopTime(entry.at) })),
    }
  })
}
