/* global SwaggerUIBundle */
SwaggerUIBundle({
  dom_id: '#viewer',
  url: '/docs/api/openapi.json',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null, // nothing of this page is sent elsewhere
  // As the shop's pages say that they can be used.
  onComplete: () => (document.documentElement.dataset.hydrated = ''),
});
