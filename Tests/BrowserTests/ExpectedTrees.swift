/// What Chromium tells a screen reader of pages of the gallery, line for line.
enum ExpectedTrees {
  static let anOutlineThatIsOpen = """
    main
      region "Start"
        heading "Families" 1
        tree "Families"
          treeitem "Pep" 1 expanded
            group
              treeitem "Manny" 2
              treeitem "Moe" 2
              treeitem "Jack" 2
          treeitem "Marx" 1 expanded
            group
              treeitem "Groucho" 2
              treeitem "Harpo" 2
              treeitem "Chico" 2
              treeitem "Other" 2 expanded
                group
                  treeitem "Zeppo" 3
                  treeitem "Gummo" 3
      button "Open all"
      button "Close all"
    """

  static let aSidebarInASplitView = """
    main
      navigation "Steps"
        button "Previous step" disabled
        status
          "Start"
        button "1 of 2" collapsed
        button "Next step"
      region "Start"
        button "Sidebar" expanded
        heading "Garden" 1
        tree "Garden"
          treeitem "Today" 1 selected
          treeitem "Watering" 1
          treeitem "Calendar" 1
        tree "Beds"
          treeitem "Beds" 1 expanded
            group
              treeitem "North bed Ferns and hostas" 2
              treeitem "South bed Sage in bloom" 2
        tree "Greenhouse"
          treeitem "Greenhouse" 1 expanded
            group
              treeitem "Tomatoes Water daily" 2
              treeitem "Seedlings Sown in March" 2
        heading "Today" 1
        "Nothing to do"
      button "Open all"
      button "Close all"
    """

  static let anInboxAfterASwipe = """
    main
      navigation "Steps"
        button "Previous step"
        status
          "One archived: 1 row deleted"
        button "3 of 5" collapsed
        button "Next step"
      region "Start"
        button "Edit"
        heading "Inbox" 1
        "1 unread"
        grid "Inbox"
          row "Petra Holm, Re: The lease"
            button "Unread"
            "I talked to the landlord. He agrees to the new windows if we paint them ourselves."
            "08:12"
            button "Flag"
            button "Archive"
          row "Riverside Choir, Rehearsal moves to Thursday"
            button "Unread"
            "The hall is taken on Wednesday. Sopranos begin at six, everybody else at half past."
            "Yesterday"
            button "Flag"
            button "Archive"
          row "Bike Workshop, Invoice 2207"
            button "Unread"
            "New chain, new brake pads, and the bell is on us. See you next spring."
            "Yesterday"
            button "Flag"
            button "Archive"
          row "Unread, Jonas, The boat"
            button "Read"
            "She floats! Photos are in the shared album. We still need a name for her."
            "Tuesday"
            button "Flag"
            button "Archive"
          row "City Library, Two books are due"
            button "Unread"
            "“The Salt Path” and “Tide Tables 2025” can be renewed once more online."
            "Monday"
            button "Flag"
            button "Archive"
          row "Allotment Society, Water is turned off on 1 November"
            button "Unread"
            "Please empty your barrels and take the hoses in before the first frost."
            "14/10/25"
            button "Flag"
            button "Archive"
        search
          searchbox "Search"
    """

  static let controlsInAccessories = """
    main
      navigation "Steps"
        button "Previous step" disabled
        status
          "Start"
        button "1 of 2" collapsed
        button "Next step"
      region "Start"
        heading "Settings" 1
        grid "Settings"
          row "Mira Lindqvist Account, Cloud, and Purchases"
        grid "Settings"
          row "Airplane Mode"
            switch "Airplane Mode" off
          row "Wi-Fi Lighthouse"
          row "Bluetooth On"
          row "Cellular"
        "Airplane Mode turns off all wireless connections."
        heading "Display" 2
        grid "Display"
          row "Appearance"
            group "Appearance"
              button "Light"
              button "Dark"
              button "Auto" pressed
          row "Brightness"
            slider "Brightness" = 65
          row "Text Size 17 pt"
            group "Text Size"
              button "Decrement"
              button "Increment"
          row "Night Light"
            switch "Night Light" on
        heading "Notifications" 2
        grid "Notifications"
          row "Show Previews"
            combobox "Show Previews" = When Unlocked collapsed
          row "Badges"
            switch "Badges" on
          row "Sounds"
            switch "Sounds" off
          row "Daily Summary 08:00"
        "Notifications of the summary arrive once a day, at the time you choose."
        grid "Settings"
          row "Reset All Settings"
    """

  static let aGridBesideAList = """
    main
      region "Start"
        heading "Grid and list" 1
        grid "Grid and list"
          row "Letters"
          row "Photographs"
          row "Recordings"
          row "Lending"
          row "Copies"
          row "Questions"
        grid "Grid and list"
          row "Reading room"
          row "Map room"
          row "Music room"
          row "Workshop"
    """

  static let aListThatIsSearched = """
    main
      region "Start"
        heading "Cafés" 1
        tree "Cafés"
          treeitem "Kraków" 1 expanded
            group
              treeitem "Karma" 2
              treeitem "Café Młynek" 2
              treeitem "Noworolski" 2
          treeitem "Reykjavík" 1 expanded
            group
              treeitem "Kaffi Vínyl" 2
              treeitem "Mokka" 2
              treeitem "Reykjavík Röst" 2
        search
          searchbox "Cafés and Cities" = k
          button "Cancel"
          status
            "Results: 8"
      button "Open all"
      button "Close all"
    """

  static let anEmptyState = """
    main
      navigation "Steps"
        button "Previous step" disabled
        status
          "Start"
        button "1 of 2" collapsed
        button "Next step"
      region "Start"
        button "Refresh"
        heading "Weather" 1
        "Weather Unavailable"
        "You are not connected. Check your connection, then try again."
        button "Try Again"
    """

  static let customCellsWithActions = """
    main
      region "Start"
        heading "Notes" 1
        grid "Notes"
          row "Shutters The left one sticks. Oil the hinge before winter."
            button "Flag"
            button "Delete"
            button "Move to Top"
          row "Seeds Beans in the south bed, peas along the fence."
            button "Flag"
            button "Delete"
            button "Move to Top"
          row "Ladder Lent to the neighbours until Sunday."
            button "Flag"
            button "Delete"
            button "Move to Top"
          row "Rain barrel Empty it before the first frost."
            button "Flag"
            button "Delete"
            button "Move to Top"
    """

  static let rowsInTheirStates = """
    main
      region "Start"
        heading "Packing" 1
        grid "Packing"
          row "Map Top drawer"
          row "Camera Packed Checked" selected
            img "Checked"
          row "Sun cream Bathroom"
          row "Headphones Desk"
          row "A good book Beside the bed"
          row "Bicycle lock Hook in the hall"
    """

  static let controls = """
    main
      region "Start"
        heading "Controls" 1
        switch "Switch" on
        switch "Switch" off
        switch "Switch" on disabled
        switch "Switch" off disabled
        group "Choices"
          button "Day"
          button "Week" pressed
          button "Month"
        group "Choices"
          button "List" pressed
          button "Square Grid 2x2" disabled
        slider "Slider" = 30
        group "Stepper"
          button "Decrement" disabled
          button "Increment"
        group "Stepper"
          button "Decrement"
          button "Increment" disabled
        progressbar "Progress" = 60
        progressbar "In progress"
        progressbar "In progress"
        textbox "Placeholder"
        textbox "Text field" = Rounded
        textbox "Text field" = •••••• disabled
        searchbox "Search"
        button "Cancel"
        "A text view of two lines."
        group "Date"
          "Nov 14, 2023"
          "10:13 PM"
        group "Date"
          "10"
          "13"
          "PM"
        group "Date"
          "November 2023"
          "1"
          "2"
          "3"
          "4"
          "5"
          "6"
          "7"
          "8"
          "9"
          "10"
          "11"
          "12"
          "13"
          "14"
          "15"
          "16"
          "17"
          "18"
          "19"
          "20"
          "21"
          "22"
          "23"
          "24"
          "25"
          "26"
          "27"
          "28"
          "29"
          "30"
        img "Page 3 of 5"
        button "System"
        button "Disabled" disabled
        button "Info"
        button "Plain"
        button "Gray"
        button "Tinted"
        button "Filled"
        button "Bordered"
        button "Prominent"
        button "Glass"
        button "Play 12 songs"
        button "More"
        button "Saving"
        button "Medium" collapsed
        button "Off" disabled
    """
}
