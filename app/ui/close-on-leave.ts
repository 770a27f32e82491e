import type { FocusEvent } from 'react'

/** The `onBlur` of a popover and its buttons: closes it when the focus moves elsewhere. */
export function closeOnLeave(popoverId: string) {
  return ({ relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget?.closest(`#${popoverId}, [popovertarget=${popoverId}]`)
    if (relatedTarget && !isInside) document.getElementById(popoverId)!.hidePopover()
  }
}
