/** One class for each command. */
package io.selvage.cli.command;
