/**
 * The run time of compiled scripts: logical clock, threads, checks and their log. Public, because users keep generated
 * drivers. Never woven, so nothing in it is a step of the program.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.script.driver;
