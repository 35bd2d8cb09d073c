/** The calls about a channel's members and invitations, below `/{product}/v1`. All assumed by us. */
export const memberPaths = {
  members: 'channels/members',
  roles: 'channels/members/{userId}/roles',
  classes: 'channels/course-classes',
  invitations: 'channels/invitations',
  invitation: 'channels/invitations/{invitationId}',
  preview: 'invitations/{code}',
  accept: 'users/invitations',
  departures: 'departures',
  ownerlessWorks: 'channels/ownerless-works',
  workOwner: 'channels/works/{workKind}/{workId}/owner',
} as const
