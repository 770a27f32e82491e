import type { Role } from '#commerce/people/staff/role.ts'

/** The signed-in person, as every page shows them. */
export interface FrameStaff {
  id: number
  name: string
  role: Role
  /** Whether single letters are shortcuts. */
  shortcuts: boolean
  /** Whether the checklist is in the menu. */
  isSettingUp: boolean
}
