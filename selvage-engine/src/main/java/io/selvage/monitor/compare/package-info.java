/** Compares the observable behaviour of two monitors. */
package io.selvage.monitor.compare;
