/** Components with one mistake each, for the bundled scripts to find. */
package io.selvage.testbed.scripted;
