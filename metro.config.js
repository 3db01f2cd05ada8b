const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// The solved solo game of MICE to meet you: assets/solo.
config.resolver.assetExts.push('bin');

module.exports = config;
