/** Specifications from XML files and from the command line. */
package io.selvage.monitor.input;
