/** The command line: the tree of commands, and messages for what goes wrong. */
package io.selvage.cli;
