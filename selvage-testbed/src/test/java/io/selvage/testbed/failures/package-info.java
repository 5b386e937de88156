/**
 * Small programs that each fail in one way, or are correct and look as if they failed; written for the detectors'
 * tests, which name them.
 */
package io.selvage.testbed.failures;
