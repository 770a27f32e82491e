/** Figures and names of a finding, as people read them. */
export interface ShownEvidence {
  count: string
  isOne: boolean
  all: string
  since: string
  size: string
  duration: string
  /** Whether a clock is ahead of the other. */
  isAhead: boolean
  said: string
  names: string
}

export interface FindingTexts {
  /** What's wrong, and what it hurts. */
  hurts: string | ((evidence: ShownEvidence) => string)
  /** The figures. */
  evidence?: (evidence: ShownEvidence) => string
  /** How to mend it. */
  fix: string
  /** On the button or link that does. */
  action?: string | ((evidence: ShownEvidence) => string)
}

/** With its number. */
export const several = ({ isOne, count }: ShownEvidence, one: string, many: string) =>
  isOne ? `1 ${one}` : `${count} ${many}`

/** Whoever set the shop up. */
export const operator = 'the person who runs the shop'
