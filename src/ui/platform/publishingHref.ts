/** Where those who publish do so: another part of the platform. */
export const publishingHref = '/studio/publish/course'
