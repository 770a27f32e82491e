import { integer, oneOf, text } from './table.ts'

/** The author of a row: a staff member by id and the name they had then, a job or payment provider by its name. */
export const actorColumns = {
  actor: oneOf('staff', 'shopper', 'job', 'provider', 'command-line'),
  actor_name: text,
  staff_id: integer.optional().references('staff').check("is null or actor = 'staff'"),
}
