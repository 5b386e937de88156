/** Detectors: each inspects executions that are over and says what is wrong with them. They never see a strategy. */
package io.selvage.detect;
