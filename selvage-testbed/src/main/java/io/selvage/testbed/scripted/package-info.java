/**
 * Components with one mistake each, for the bundled scripts to find.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.testbed.scripted;
