/** The name of the first owner until they enter theirs. */
export const firstOwnerName = 'Owner'
