/** The name of the tab in which the provider sees the site as a guest does, whoever is signed in elsewhere. */
export const visitorTab = 'visitor';
