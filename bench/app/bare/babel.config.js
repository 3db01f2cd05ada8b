// Built just as the app is.
module.exports = require('../../../babel.config');
