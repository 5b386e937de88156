/** What the user gave: options, programs, monitor specifications, scripts. */
package io.selvage.cli.input;
