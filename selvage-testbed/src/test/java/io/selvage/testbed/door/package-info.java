/** Small programs for the command line to be tried on. */
package io.selvage.testbed.door;
