type Budget = Record<string, number>

/** Bytes may vary by a date or a hash; counts may not. */
const byteKeys = ['html', 'data', 'scripts', 'styles']
const minShare = 0.95

/** The costs, with the budgets in place of the bytes that are within them: equal to the budgets if all are. */
export function withinBudget<Costs extends Record<string, object>>(costs: Costs, budgets: Costs): Costs {
  const rows = Object.entries(costs).map(([name, cost]) => {
    const budget = budgets[name] as Budget
    const cells = Object.entries(cost as Budget).map(([key, value]) => {
      const isWithin = byteKeys.includes(key) && value <= budget[key]! && value >= budget[key]! * minShare
      return [key, isWithin ? budget[key] : value]
    })
    return [name, Object.fromEntries(cells)]
  })
  return Object.fromEntries(rows)
}
